import type * as v from 'valibot'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Where the JSON body of a successful answer has the value: the body itself, `result`, or none (docs/wire.md
 * "Kinds of bodies").
 */
export type AnswerBody = 'bare' | 'enveloped' | 'void'

/**
 * `required` answers 401 without a valid token. `optional` reads a token if there is one. `none` never sends
 * the header.
 */
export type CallAuth = 'required' | 'optional' | 'none'

/** A file of a multipart call. An empty file counts as absent (docs/wire.md "Files"). */
export interface FilePart {
  /**
   * `image`: a raster picture; it is resized, turned upright and stripped of camera metadata. `recording`:
   * audio or video, kept without tags and places. `media`: either of them. `attachment`: a picture, or a file
   * that is declared as audio.
   */
  readonly kind: 'image' | 'recording' | 'media' | 'attachment'
  readonly maxBytes: number
  /** Without it the call answers COMMON400. */
  readonly required?: true
}

/** The parts of a multipart call: `json` names the part with `input`, `files` are the files by part name. */
export interface Multipart<FileName extends string = string> {
  /** Absent: the call has only files and no input. */
  readonly json?: string
  /**
   * The same input may also be sent as a plain JSON body, and the JSON part is optional beside a file (PR2).
   */
  readonly orJson?: true
  /** The JSON part is optional and defaults to an empty object. */
  readonly optional?: true
  /** The last JSON part counts instead of the first, if there are several (RC1, RC2). */
  readonly lastJson?: true
  readonly files: Readonly<Record<FileName, FilePart>>
}

// oxlint-disable-next-line typescript/no-explicit-any -- the schema's own input and output types do the work
type Schema = v.GenericSchema<any, any>

/** The names of the `:params` in a path, as a union. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamNames<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

/** Ids in a path are positive integers in decimal digits (docs/wire.md "Ids"). */
export type PathParams<Path extends string> = { [Name in ParamNames<Path>]: number }

export interface CallSpec<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Input extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
  Auth extends CallAuth = CallAuth,
  FileName extends string = string,
> {
  /** The call's id (docs/wire.md "Call ids"), for example `CH4`. */
  readonly id: string
  readonly method: HttpMethod
  readonly path: Path
  readonly auth: Auth
  readonly body: AnswerBody
  readonly query?: Query
  /** The schema of the JSON request body, or of the JSON part of a multipart body. */
  readonly input?: Input
  /** Absent: the body is JSON. */
  readonly multipart?: Multipart<FileName>
  /** The schema of the value in the answer; absent if and only if `body` is `void`. */
  readonly answer?: Answer
  /**
   * The call creates something and takes `KEY_HEADER`: sent again with the same key, it creates nothing more
   * and answers the same (W14). Only with `auth: 'required'`, because a key belongs to its member.
   */
  readonly takesKey?: true
}

/** The header with the key of a creating call, a UUID (docs/wire.md "Keys of creating calls"). */
export const KEY_HEADER = 'Idempotency-Key'

/**
 * Declares a call (docs/wire.md "Call ids"). The request, the unwrapping, the shape check and the server's
 * route all derive from the declaration.
 */
export function call<
  const Path extends string,
  Query extends Schema | undefined = undefined,
  Input extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
  const Auth extends CallAuth = CallAuth,
  FileName extends string = never,
>(
  spec: CallSpec<Path, Query, Input, Answer, Auth, FileName>,
): CallSpec<Path, Query, Input, Answer, Auth, FileName> {
  return spec
}

type Out<S> = S extends Schema ? v.InferOutput<S> : undefined
type In<S> = S extends Schema ? v.InferInput<S> : undefined

// oxlint-disable-next-line typescript/no-explicit-any -- "any call at all"
export type AnyCall = CallSpec<string, any, any, any>
export type AnswerOf<C extends AnyCall> =
  C extends CallSpec<string, infer _Q, infer _I, infer A> ? Out<A> : never
/** The query as the caller passes it, before parsing. */
export type QueryOf<C extends AnyCall> =
  C extends CallSpec<string, infer Q, infer _I, infer _A> ? In<Q> : never
/** The JSON body as the caller passes it, before parsing. */
export type InputOf<C extends AnyCall> =
  C extends CallSpec<string, infer _Q, infer I, infer _A> ? In<I> : never
/** The query as the server's handler gets it, after parsing. */
export type ParsedQueryOf<C extends AnyCall> =
  C extends CallSpec<string, infer Q, infer _I, infer _A> ? Out<Q> : never
export type ParsedInputOf<C extends AnyCall> =
  C extends CallSpec<string, infer _Q, infer I, infer _A> ? Out<I> : never
/** The names of the files of a multipart call; `never` for other calls. */
export type FileNameOf<C extends AnyCall> = keyof NonNullable<C['multipart']>['files']
export type PathOf<C extends AnyCall> =
  C extends CallSpec<infer P, infer _Q, infer _I, infer _A> ? PathParams<P> : never

/** Fills the `:params` of a call's path. */
export function fillPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, number>)[name])),
  )
}
