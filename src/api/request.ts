import type { AnyCall, FileNameOf, InputOf, PathOf, QueryOf } from '#contract/call.ts'
import type { AuthState } from '#src/auth/authSlice.ts'
import type { UploadProgress } from './upload.ts'

/**
 * The argument of the base query: a call and its values. Method, address, header, body and the type of the
 * answer follow from the call.
 */
export interface ApiRequest {
  call: AnyCall
  path?: Record<string, number>
  query?: Record<string, string | number | boolean | null | undefined>
  body?: unknown
  /** For multipart calls. */
  files?: Files
  /** Never retried automatically: the caller has an alternative and is waiting. */
  once?: boolean
  /** Of a creating call; the base query sets it (`actKeys.ts`). */
  key?: string
  /** Called with the uploaded fraction of the files, 0 to 1. */
  onProgress?: UploadProgress
}

/**
 * A request, or a function that builds it from the current session: a call with the refresh token needs a new
 * one after a renewal.
 */
export type Asked = ApiRequest | ((session: AuthState) => ApiRequest)

type Files<Name extends PropertyKey = string> = { [N in Name]?: Blob | null | undefined }

/** Absent when the call has no such part; optional when nothing in it is required. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }

type PathPart<C extends AnyCall> = keyof PathOf<C> extends never ? { path?: undefined } : { path: PathOf<C> }

type FilesPart<C extends AnyCall> = [FileNameOf<C>] extends [never]
  ? { files?: undefined; onProgress?: undefined }
  : { files?: Files<FileNameOf<C>>; onProgress?: UploadProgress }

export type RequestParts<C extends AnyCall> = PathPart<C> &
  FilesPart<C> &
  Part<'query', QueryOf<C>> &
  Part<'body', InputOf<C>>

/**
 * Builds a request of one call, type-checked against its contract: `query: (roomId) => request(enterRoom, {
 * path: { roomId } })`.
 */
export function request<C extends AnyCall>(
  call: C,
  ...[parts]: Record<never, never> extends RequestParts<C>
    ? [parts?: RequestParts<C>]
    : [parts: RequestParts<C>]
): ApiRequest {
  return { call, ...parts }
}
