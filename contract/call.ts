import type * as v from 'valibot'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How the JSON body of a successful answer carries the value: as itself, under `result`, or not at all (docs/wire.md "Kinds of bodies"). */
export type AnswerBody = 'bare' | 'enveloped' | 'void'

/** Who may call: `required` answers 401 without a valid token; `optional` reads a token when there is one; `none` never carries the header. */
export type CallAuth = 'required' | 'optional' | 'none'

/** A file among the parts of a multipart call. An empty one counts as absent (docs/wire.md "Files"). */
export interface FilePart {
  /**
   * `image`: a raster picture; kept small, turned upright and without what the camera wrote into it. `recording`: sound or
   * film, kept as it came. `media`: either. `attachment`: a picture, or a sound that is declared as one.
   */
  readonly kind: 'image' | 'recording' | 'media' | 'attachment'
  readonly maxBytes: number
  /** The call answers COMMON400 without it. */
  readonly required?: true
}

/** How a multipart call travels: `json` is the part that carries `input`, `files` are its files by the name of their part. */
export interface Multipart<FileName extends string = string> {
  /** Absent: the call has no input, only files. */
  readonly json?: string
  /** The same input may come as a plain JSON body, and the JSON part may be left out beside a file (PR2). */
  readonly orJson?: true
  /** The JSON part may be left out: an empty object then. */
  readonly optional?: true
  /** A JSON part that comes twice counts as it comes last (RC1, RC2), not first. */
  readonly lastJson?: true
  readonly files: Readonly<Record<FileName, FilePart>>
}

// oxlint-disable-next-line typescript/no-explicit-any -- the schema's own input and output types do the work
type Schema = v.GenericSchema<any, any>

/** Names of the `:params` in a path, as a union. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamNames<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

/** Path ids are positive integers in decimal digits (docs/wire.md "Ids"). */
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
  /** Schema of the JSON request body, or of the JSON part of a multipart one. */
  readonly input?: Input
  /** Absent: the body is JSON. */
  readonly multipart?: Multipart<FileName>
  /** Schema of the value in the answer; absent exactly when `body` is `void`. */
  readonly answer?: Answer
}

/** Declares one call (docs/wire.md "Call ids"). The request, the unwrapping, the shape check and the server's route all derive from it. */
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
/** What the caller passes as query, before parsing. */
export type QueryOf<C extends AnyCall> =
  C extends CallSpec<string, infer Q, infer _I, infer _A> ? In<Q> : never
/** What the caller passes as JSON body, before parsing. */
export type InputOf<C extends AnyCall> =
  C extends CallSpec<string, infer _Q, infer I, infer _A> ? In<I> : never
/** What the server's handler gets after parsing. */
export type ParsedQueryOf<C extends AnyCall> =
  C extends CallSpec<string, infer Q, infer _I, infer _A> ? Out<Q> : never
export type ParsedInputOf<C extends AnyCall> =
  C extends CallSpec<string, infer _Q, infer I, infer _A> ? Out<I> : never
/** Names of the files a multipart call may carry; `never` for any other call. */
export type FileNameOf<C extends AnyCall> = keyof NonNullable<C['multipart']>['files']
export type PathOf<C extends AnyCall> =
  C extends CallSpec<infer P, infer _Q, infer _I, infer _A> ? PathParams<P> : never

/** Fills the `:params` of a call's path. */
export function fillPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, number>)[name])),
  )
}
