/**
 * A place in a trace, in the form of the W3C header `traceparent`: the ids of the trace and of the span below
 * which something begins. Only places in recorded traces are handed on.
 */
export type TraceParent = string

/** Facts of a span. Never what a member has written, an address, an e-mail or a token. */
export type SpanFacts = Record<string, string | number>

/** A span that is recorded. */
export interface OpenSpan {
  /** For the log lines of the same request. */
  readonly traceId: string
  /** What `run` begins is below this span, also after it has waited for something. */
  run<Result>(run: () => Result): Result
  /** `error`: what it failed with; of an error only its class or code is recorded. */
  end(facts?: SpanFacts, error?: unknown): void
}

/**
 * Records what a request or a message causes (docs/operations.md "Traces"). Nothing here throws, waits or
 * changes what is recorded.
 */
export interface Tracing {
  /**
   * Begins the span of a call or a SEND, which may be the first of its trace. Null: it is not recorded, and so
   * is nothing that it causes. `header`: the caller's `traceparent`, which only some callers are trusted with.
   */
  begin(name: string, facts?: SpanFacts, header?: string): OpenSpan | null
  /** Begins a span below a place from somewhere else. Null: there is none, or it cannot be read. */
  follow(place: TraceParent | undefined, name: string, facts?: SpanFacts): OpenSpan | null
  /** Begins a span below the one that the caller runs in. Null: it runs in none that is still open. */
  child(name: string, facts?: SpanFacts): OpenSpan | null
  /** The open span that the caller runs in. */
  here(): TraceParent | undefined
  /**
   * Runs what is done once for several traces. Each of them gets a span; what happens meanwhile is below that
   * of the first, to which the others link.
   */
  shared<Result>(
    name: string,
    places: readonly (TraceParent | undefined)[],
    run: () => Promise<Result>,
  ): Promise<Result>
}
