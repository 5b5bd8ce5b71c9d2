/** What a page says of itself where its link is shared (Open Graph). */
export interface Preview {
  title: string
  sentence: string
  /** Absolute. */
  pictureUrl: string
  /** Absolute: the address of the page, without what the visitor added to it. */
  url: string
}

const SITE = '합주'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text between double quotes. What members wrote stays text. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char]!)

/** The page with the tags of its preview at the end of its head. */
export function withPreview(html: string, { title, sentence, pictureUrl, url }: Preview): string {
  const tags: Readonly<Record<string, string>> = {
    'og:site_name': SITE,
    'og:type': 'website',
    'og:locale': 'ko_KR',
    'og:title': title,
    'og:description': sentence,
    'og:image': pictureUrl,
    'og:url': url,
    'twitter:card': 'summary',
  }
  const written = Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .join('\n    ')
  const end = html.indexOf('</head>')
  return end === -1 ? html : `${html.slice(0, end)}  ${written}\n  ${html.slice(end)}`
}
