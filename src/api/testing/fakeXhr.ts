/** What all fakes of the browser's XMLHttpRequest have in common, as far as `upload.ts` uses it. */
export class FakeXhr {
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void; onload?: () => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}
  status = 0
  responseText = ''

  abort(): void {
    this.onabort()
    this.onloadend()
  }

  protected respond(status: number, text: string): void {
    this.status = status
    this.responseText = text
    this.onload()
    this.onloadend()
  }
}
