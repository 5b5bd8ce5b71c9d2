import styled from '@emotion/styled'
import { markMatch } from '#src/lib/text/markMatch.ts'
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { SUGGESTIONS_MAX } from './useMusicSearch.ts'

interface SearchSuggestionsProps {
  names: readonly string[]
  typed: string
  onChoose: (name: string) => void
}

/** Suggested searches; a tap puts one into the search field. */
export function SearchSuggestions({ names, typed, onChoose }: SearchSuggestionsProps) {
  if (names.length === 0) return null
  return (
    <List aria-label="추천 검색어">
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => onChoose(name)}>
            <SearchIcon size={20} />
            <Name text={name} typed={typed} />
          </button>
        </li>
      ))}
    </List>
  )
}

function Name({ text, typed }: { text: string; typed: string }) {
  const [before, match, after] = markMatch(text, typed) ?? [text, '', '']
  return (
    <span>
      {before}
      {match && <b>{match}</b>}
      {after}
    </span>
  )
}

const ROW_PX = 48
const ABOVE_PX = 8

/** Reserves the space of suggestions that arrive after the results, so that no row moves under a finger. */
export const SuggestionsSpace = styled.div`
  height: ${ABOVE_PX + SUGGESTIONS_MAX * ROW_PX}px;
`

const List = styled.ul`
  padding-top: ${ABOVE_PX}px;
  button {
    display: flex;
    align-items: center;
    gap: 14px;
    width: 100%;
    min-height: ${ROW_PX}px;
    padding: 0 22px;
    text-align: left;
    ${theme.type.body1}
    color: ${theme.color.t2};
  }
  button:active {
    background: ${theme.color.s1};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  svg {
    flex: none;
    color: ${theme.color.t3};
  }
  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: 700;
    color: ${theme.color.t1};
  }
`
