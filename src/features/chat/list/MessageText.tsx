import { memo } from 'react'
import { findLinks } from '#src/lib/text/links.ts'

/**
 * The text of a message, with clickable links. The bubble's `pre-wrap` handles line breaks, and the app's
 * text styles break words that are too long.
 *
 * A link sends no referrer, gives the opened page no access to this window, and passes no search ranking.
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
