import type { AnyCall, FileNameOf, InputOf, PathOf, QueryOf } from '#contract/call.ts'
import type { AuthState } from '#src/auth/authSlice.ts'
import type { UploadProgress } from './upload.ts'

/** What the base query takes: the call and what fills it. Method, address, header, body and answer all derive from the call. */
export interface ApiRequest {
  call: AnyCall
  path?: Record<string, number>
  query?: Record<string, string | number | boolean | null | undefined>
  body?: unknown
  /** Of a multipart call. */
  files?: Files
  /** Never repeated by itself: whoever asks has another way, and is waiting. */
  once?: boolean
  /** Told how far the files are, 0 to 1, while they travel. */
  onProgress?: UploadProgress
}

/** A request, or how to make it of the session as it is then: what carries the refresh token has another one after a renewal. */
export type Asked = ApiRequest | ((session: AuthState) => ApiRequest)

type Files<Name extends PropertyKey = string> = { [N in Name]?: Blob | null | undefined }

/** Absent when the call has no such part, optional when nothing in it is required. */
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
 * A request of one call, type-checked against its contract:
 * `query: (roomId) => request(enterRoom, { path: { roomId } })`.
 */
export function request<C extends AnyCall>(
  call: C,
  ...[parts]: Record<never, never> extends RequestParts<C>
    ? [parts?: RequestParts<C>]
    : [parts: RequestParts<C>]
): ApiRequest {
  return { call, ...parts }
}
