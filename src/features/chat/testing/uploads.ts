import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { FakeXhr } from '#src/api/testing/fakeXhr.ts'

/**
 * `cut`: the connection breaks halfway. `stuck`: progress stops halfway without an error. `slow`: takes
 * minutes. `unanswered`: accepted, but without an answer. A number: a proxy's answer without an envelope.
 */
export type UploadFate = 'cut' | 'stuck' | 'slow' | 'unanswered' | ErrorCode | number

export const isRefusal = (fate: UploadFate | undefined): fate is ErrorCode =>
  typeof fate === 'string' && fate in ERRORS

/** The time for half of an upload. */
const STEP_MS = 20
/** The steps of a slow upload: 20 MB in steps of 2 MB, at 100 kB/s. */
const SLOW_STEP_MS = 20_000
const SLOW_STEPS = 10

export interface UploadServer {
  isOnline: (accessToken: string) => boolean
  begun: (accessToken: string) => UploadFate | undefined
  /** Takes the whole body of an accepted upload; returns CH13's answer. */
  takeIn: (accessToken: string, roomId: number, file: Blob) => unknown
}

/** Fakes the browser's XMLHttpRequest as far as `upload.ts` uses it; an upload of any size takes 40 ms. */
export function makeXhr(server: UploadServer): typeof XMLHttpRequest {
  class UploadXhr extends FakeXhr {
    private token = ''
    private roomId = 0
    private timer: ReturnType<typeof setTimeout> | undefined

    open(_method: string, address: URL) {
      this.roomId = Number(/\/rooms\/(\d+)\/attachments$/.exec(address.pathname)?.[1])
    }
    setRequestHeader(name: string, value: string) {
      if (name.toLowerCase() === 'authorization') this.token = value.replace('Bearer ', '')
    }
    getAllResponseHeaders() {
      return this.status === 429 ? 'retry-after: 30\r\n' : ''
    }
    send(form: FormData) {
      if (!server.isOnline(this.token)) {
        this.timer = setTimeout(() => this.fail(), 0)
        return
      }
      const fate = server.begun(this.token)
      const file = form.get('file') as Blob
      if (fate === 'slow') return this.creep(file, 1)
      this.timer = setTimeout(() => {
        this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
        if (fate === 'cut' || !server.isOnline(this.token)) this.fail()
        else if (fate !== 'stuck') this.timer = setTimeout(() => this.arrive(file, fate), STEP_MS)
      }, STEP_MS)
    }
    override abort() {
      clearTimeout(this.timer)
      super.abort()
    }

    private creep(file: Blob, step: number) {
      this.timer = setTimeout(() => {
        if (!server.isOnline(this.token)) return this.fail()
        if (step === SLOW_STEPS) return this.arrive(file, undefined)
        this.upload.onprogress?.({ lengthComputable: true, loaded: step, total: SLOW_STEPS })
        this.creep(file, step + 1)
      }, SLOW_STEP_MS)
    }
    private arrive(file: Blob, fate: UploadFate | undefined) {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 2, total: 2 })
      this.upload.onload?.()
      if (!server.isOnline(this.token)) return this.fail()
      if (typeof fate === 'number') return this.respond(fate, '')
      if (isRefusal(fate)) {
        const [status, message] = ERRORS[fate]
        return this.respond(status, JSON.stringify({ isSuccess: false, code: fate, message }))
      }
      const result = server.takeIn(this.token, this.roomId, file)
      if (fate === 'unanswered') return this.fail()
      this.respond(
        200,
        JSON.stringify({ isSuccess: true, code: 'COMMON200', message: '성공입니다.', result }),
      )
    }
    private fail() {
      this.onerror()
      this.onloadend()
    }
  }
  return UploadXhr as unknown as typeof XMLHttpRequest
}
