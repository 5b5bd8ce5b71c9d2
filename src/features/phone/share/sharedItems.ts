import { MESSAGE_MAX_CHARS } from '#contract/limits.ts'
import { graphemeCount } from '#contract/text.ts'
import type { KeptShare } from '#src/lib/page/keptShare.ts'

/** One thing that was shared and may be left out. */
export type SharedItem = SharedWords | SharedFile

export interface SharedWords {
  kind: 'words'
  key: 'words'
  /** The message. */
  content: string
  /** The first line: the page's title, or the beginning of the text. */
  title: string
  /** Below it: the rest of the text, or the address without its scheme. */
  about: string
  /** The address; null for a text without one. */
  link: string | null
}

export interface SharedFile {
  kind: 'file'
  key: string
  file: File
}

/** What Android apps put into `text` although `url` would be its place. */
const LINK = /https?:\/\/[^\s<>"']+/i

const bare = (link: string) => link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

/** What was shared, in the order in which it is sent. */
export function sharedItems({ title, text, url, files }: KeptShare): SharedItem[] {
  return [
    ...sharedWords(title, text, url),
    ...files.map((file, index): SharedFile => ({ kind: 'file', key: `file-${index}`, file })),
  ]
}

function sharedWords(title: string, text: string, url: string): SharedWords[] {
  const link = url || LINK.exec(text)?.[0] || null
  const rest = (link === null ? text : text.replace(link, '')).trim()
  // many apps say the title in the text again
  const words = rest.includes(title) ? [rest] : title.includes(rest) ? [title] : [title, rest]
  const content = [...words, link ?? ''].filter((part) => part !== '').join('\n')
  if (content === '') return []
  const [first = '', ...more] = words.join('\n').split('\n').filter(Boolean)
  return [
    {
      kind: 'words',
      key: 'words',
      content,
      title: first || bare(link ?? ''),
      about: more.join(' ') || (link !== null && first !== '' ? bare(link) : ''),
      link,
    },
  ]
}

/** Why the words cannot be sent; null: they can. */
export const whyTooLong = ({ content }: SharedWords): string | null =>
  graphemeCount(content) > MESSAGE_MAX_CHARS ? '1,000자가 넘는 글은 보낼 수 없습니다.' : null
