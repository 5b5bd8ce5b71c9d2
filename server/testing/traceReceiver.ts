import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A span as a receiver of OTLP gets it, with `node` for the process that has recorded it. */
export interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  /** Absent: it is the first of its trace, or follows a span of somebody else. */
  parentSpanId?: string
  attributes: Record<string, string | number>
  links: { traceId: string; spanId: string }[]
  isError: boolean
  node: string
  service: string
}

export interface TraceReceiver {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string
  /** Everything received so far, in the order of arrival. */
  spans: ReceivedSpan[]
  /** The bodies as they came. */
  bodies: unknown[]
  /** The headers of the last request. */
  headers: Record<string, string | string[] | undefined>
  /** What is answered from now on; null: nothing, the request hangs. */
  status: number | null
  close(): Promise<void>
}

interface Keyed {
  key: string
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number }
}

interface Exported {
  resourceSpans: {
    resource: { attributes: Keyed[] }
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'links'> & {
        attributes: Keyed[]
        links?: ReceivedSpan['links']
        status: { code?: number }
      })[]
    }[]
  }[]
}

const ERROR = 2

const valuesOf = (attributes: readonly Keyed[]): Record<string, string | number> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? (value.intValue === undefined ? value.doubleValue! : Number(value.intValue)),
    ]),
  )

/** A receiver of traces, by OTLP over HTTP as JSON, on a free port of this machine. */
export async function traceReceiver(): Promise<TraceReceiver> {
  const receiver: Omit<TraceReceiver, 'url' | 'close'> = { spans: [], bodies: [], headers: {}, status: 200 }
  const server = createServer((req, res) => {
    void json(req).then((body) => {
      receiver.headers = req.headers
      if (receiver.status === null) return
      if (receiver.status === 200 && req.url === '/v1/traces') {
        receiver.bodies.push(body)
        receiver.spans.push(...spansIn(body as Exported))
      }
      res.writeHead(req.url === '/v1/traces' ? receiver.status : 404, { 'Content-Type': 'application/json' })
      res.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

const spansIn = ({ resourceSpans }: Exported): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const { 'service.instance.id': node, 'service.name': service } = valuesOf(resource.attributes)
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, links = [], ...span }) => ({
        ...span,
        attributes: valuesOf(attributes),
        links,
        isError: status.code === ERROR,
        node: String(node),
        service: String(service),
      })),
    )
  })
