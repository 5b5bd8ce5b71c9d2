import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { tracingTo } from './openTelemetry.ts'

export interface RecordedSpan {
  name: string
  /** The name of the span above it; null: there is none, or it has not ended. */
  parent: string | null
  attributes: Record<string, unknown>
}

/** Records every trace for a test. */
export function recordingTracing() {
  const exporter = new InMemorySpanExporter()
  const processor = new SimpleSpanProcessor(exporter)
  const tracing = tracingTo(processor, { serviceName: 'hapju', ratio: 1, trustsHeader: false })
  return {
    tracing,
    /** What has ended since the last `forget`, in this order. */
    async spans(): Promise<RecordedSpan[]> {
      await processor.forceFlush()
      const ended = exporter.getFinishedSpans()
      const names = new Map(ended.map((span) => [span.spanContext().spanId, span.name]))
      return ended.map(({ name, attributes, parentSpanContext }) => ({
        name,
        parent: names.get(parentSpanContext?.spanId ?? '') ?? null,
        attributes,
      }))
    },
    forget: () => exporter.reset(),
    /** Works as a recorded request does. */
    async inRequest<Result>(name: string, work: () => PromiseLike<Result>): Promise<Result> {
      const span = tracing.begin(name)!
      try {
        return await span.run(async () => await work())
      } finally {
        span.end()
      }
    },
  }
}
