import { expect, it } from 'vitest'
import { XSS_STRINGS } from '#server/testing/xssStrings.ts'
import { withPreview } from './preview.ts'

const PAGE = '<!doctype html><html><head><title>합주</title></head><body><div id="root"></div></body></html>'
const preview = (title: string) =>
  withPreview(PAGE, { title, sentence: title, pictureUrl: 'https://a/b.png', url: 'https://a/bands/1' })

it('the tags of a preview stand at the end of the head', () => {
  const html = preview('새벽 네 시')
  expect(html).toContain('<meta property="og:title" content="새벽 네 시" />')
  expect(html).toContain('<meta property="og:image" content="https://a/b.png" />')
  expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('</head>'))
  expect(html).toContain('<body><div id="root"></div></body></html>')
})

it.each([...XSS_STRINGS, '"><script>alert(1)</script>', "' onload='x", '</head>', '$& $1'])(
  'what a member wrote stays text: %s',
  (text) => {
    const html = preview(text)
    const parsed = new RegExp('<meta property="og:title" content="([^"]*)" />').exec(html)?.[1] ?? ''
    expect(parsed).not.toMatch(/[<>'"]/)
    const read = parsed
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
    expect(read).toBe(text)
    // nothing else of the page has changed
    expect(html.replace(/ {2}<meta property[^]*" \/>\n {2}(?=<\/head>)/, '')).toBe(PAGE)
  },
)
