import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'

/** Called when exports begin to fail, with the error, and with null when they work again. */
export type OnExport = (error: Error | null) => void

/**
 * Tells when exports fail and when they work again, each once. The spans of a failed export are lost; to
 * whoever hands them over it looks like any other, so nothing else is said about it.
 */
export function reportedExporter(exporter: SpanExporter, onChange: OnExport): SpanExporter {
  let isFailing = false
  function ended({ code, error }: ExportResult): void {
    const fails = code !== ExportResultCode.SUCCESS
    if (fails !== isFailing) onChange(fails ? (error ?? new Error('the receiver refused them')) : null)
    isFailing = fails
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        ended(result)
        done({ code: ExportResultCode.SUCCESS })
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}
