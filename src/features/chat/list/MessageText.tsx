import { memo } from 'react'
import { findLinks } from '#src/lib/text/links.ts'

/**
 * The words of a message, with what can be opened in them. Line breaks and long addresses are the bubble's business
 * (`pre-wrap`, and what every text of the app does with a word that is too long).
 *
 * A link tells the other side neither where it was found nor gives it a hand on this window, and lends it no weight with
 * search engines.
 */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  return findLinks(text).map((part, i) =>
    part.kind === 'words' ? (
      part.text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the text of a message never changes
      <a key={i} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ),
  )
})
