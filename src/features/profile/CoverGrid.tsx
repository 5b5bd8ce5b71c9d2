import styled from '@emotion/styled'
import { Cover } from '#src/ui/media/Cover.tsx'
import { theme } from '#src/ui/theme.ts'

export interface CoverGridItem {
  key: string | number
  /** See `Cover`. */
  seed: string
  src: string | null
  title: string
  /** A second line in a quieter colour. */
  note?: string
  /** Opens the track or album at the provider, in a new tab. */
  href?: string | null
}

interface CoverGridProps {
  items: readonly CoverGridItem[]
  label: string
}

/** Tracks or albums, three per row. */
export function CoverGrid({ items, label }: CoverGridProps) {
  return (
    <Grid aria-label={label}>
      {items.map(({ key, seed, src, title, note, href }) => {
        const body = (
          <>
            <Cover seed={seed} src={src} size="fill" />
            <b>{title}</b>
            {note && <small>{note}</small>}
          </>
        )
        return (
          <li key={key}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {body}
              </a>
            ) : (
              body
            )}
          </li>
        )
      })}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 18px 12px;
  a {
    display: block;
  }
  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    margin-top: 8px;
    ${theme.type.label}
  }
  small {
    ${theme.type.caption}
    color: ${theme.color.t3};
  }
`
