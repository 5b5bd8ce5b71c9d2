import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { reportedExporter, type OnExport } from './reportedExporter.ts'
import type { OpenSpan, SpanFacts, TraceParent, Tracing } from './tracing.ts'

export interface TraceOptions {
  /** The receiver, without `/v1/traces`. */
  endpoint: string
  /** Sent with each export, such as a key of the receiver. */
  headers: Record<string, string>
  serviceName: string
  /** The share of the traces that are recorded, 0 to 1. Traces that were begun elsewhere keep their decision. */
  ratio: number
  /** Whether the header `traceparent` of a request is followed. */
  trustsHeader: boolean
}

export interface OpenTelemetry extends Tracing {
  /** Sends what is left, for at most `withinMs`. Never rejects. */
  close(withinMs: number): Promise<void>
}

/** Spans beyond it are dropped: some 4 MB. */
const QUEUE_MAX_SPANS = 4_096
const EXPORTED_AT_A_TIME_SPANS = 512
const EXPORT_EVERY_MS = 2_000
const EXPORT_WITHIN_MS = 5_000

const NO_FACTS: SpanFacts = {}

/**
 * Traces by OpenTelemetry, sent by OTLP over HTTP as JSON. The only module that knows its libraries. They are
 * used without their global registry, by which other packages would find them and record the parameters of
 * statements (0028).
 */
export function openTelemetry(options: TraceOptions, onExport: OnExport): OpenTelemetry {
  const url = `${options.endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({
    url,
    headers: options.headers,
    timeoutMillis: EXPORT_WITHIN_MS,
  })
  return tracingTo(inBatches(reportedExporter(exporter, onExport)), options)
}

/** Hands over what has ended, later and together. What a slow receiver does not take is dropped. */
export const inBatches = (exporter: SpanExporter): SpanProcessor =>
  new BatchSpanProcessor(exporter, {
    maxQueueSize: QUEUE_MAX_SPANS,
    maxExportBatchSize: EXPORTED_AT_A_TIME_SPANS,
    scheduledDelayMillis: EXPORT_EVERY_MS,
    exportTimeoutMillis: EXPORT_WITHIN_MS,
  })

/** The same, with any way to hand over what has ended. */
export function tracingTo(
  processor: SpanProcessor,
  { serviceName, ratio, trustsHeader }: Pick<TraceOptions, 'serviceName' | 'ratio' | 'trustsHeader'>,
): OpenTelemetry {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': crypto.randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  })
  const tracer = provider.getTracer('hapju')
  const current = new AsyncLocalStorage<Span | undefined>()

  function begun(name: string, facts: SpanFacts, below: Context, kind: SpanKind): Span | null {
    const span = tracer.startSpan(name, { kind, attributes: facts }, below)
    return span.isRecording() ? span : null
  }

  const opened = (span: Span | null): OpenSpan | null =>
    span && {
      traceId: span.spanContext().traceId,
      run: (run) => current.run(span, run),
      end: (facts, error) => end(span, facts, error),
    }

  const open = (): Span | undefined => {
    const span = current.getStore()
    return span?.isRecording() ? span : undefined
  }

  return {
    begin(name, facts = NO_FACTS, header) {
      const below = (trustsHeader && contextOf(header)) || ROOT_CONTEXT
      return opened(begun(name, facts, below, SpanKind.SERVER))
    },
    follow(place, name, facts = NO_FACTS) {
      const below = contextOf(place)
      return below && opened(begun(name, facts, below, SpanKind.CONSUMER))
    },
    child(name, facts = NO_FACTS) {
      const span = open()
      if (span === undefined) return null
      return opened(begun(name, facts, trace.setSpan(ROOT_CONTEXT, span), SpanKind.CLIENT))
    },
    here() {
      const span = open()
      return span && placeOf(span)
    },
    async shared(name, places, run) {
      const facts = { 'hapju.batch.size': places.length }
      const contexts = [...new Set(places)].flatMap((place) => contextOf(place) ?? [])
      const [first, ...others] = contexts.flatMap(
        (below) => begun(name, facts, below, SpanKind.INTERNAL) ?? [],
      )
      // Whoever has begun the batch may be of another trace.
      if (first === undefined) return current.run(undefined, run)
      for (const other of others) other.addLink({ context: first.spanContext() })
      try {
        const result = await current.run(first, run)
        for (const span of [first, ...others]) end(span)
        return result
      } catch (error) {
        for (const span of [first, ...others]) end(span, NO_FACTS, error)
        throw error
      }
    },
    async close(withinMs) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, withinMs)))
      await Promise.race([provider.shutdown().catch(() => {}), late])
      clearTimeout(timer)
    },
  }
}

/** Never the error's message, which may quote what a member has written. */
function end(span: Span, facts: SpanFacts = NO_FACTS, error?: unknown): void {
  span.setAttributes(facts)
  if (error !== undefined) {
    span.setAttribute('error.type', typeOf(error))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

/** A code of Node or Postgres, else the class of the error; what is no error is named by the caller. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : error.constructor.name
}

function contextOf(place: TraceParent | undefined): Context | null {
  const parsed = place === undefined ? null : parseTraceParent(place)
  return parsed && trace.setSpanContext(ROOT_CONTEXT, { ...parsed, isRemote: true })
}

/** Version, trace, span, and the flag that says that it is recorded. */
function placeOf(span: Span): TraceParent {
  const { traceId, spanId } = span.spanContext()
  return `00-${traceId}-${spanId}-01`
}
