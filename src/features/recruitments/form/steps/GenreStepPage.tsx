import styled from '@emotion/styled'
import { useRef } from 'react'
import { GENRES, type Genre } from '#contract/genresAndKeywords.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { focusNeighbour } from '#src/ui/controls/focusNeighbour.ts'
import { useEndInSight } from '#src/ui/lists/useEndInSight.ts'
import { theme } from '#src/ui/theme.ts'
import { StepFrame } from './StepFrame.tsx'
import { useBandStep } from './useBandStep.ts'

/** Chooses the genres of the band (docs/product/recruitments.md "Form steps"). */
export default function GenreStepPage() {
  const { draft, change } = useBandStep()
  const { genres } = draft
  const offered = useRef<HTMLUListElement>(null)
  const put = (genre: Genre) => change({ genres: genres.filter((each) => each !== genre) })
  const toggle = (genre: Genre) =>
    genres.includes(genre) ? put(genre) : change({ genres: [...genres, genre] })

  return (
    <StepFrame
      title="장르"
      question={['어떤 장르를', '연주할까요?']}
      count={genres.length}
      countText={`장르 ${genres.length}개 선택됨`}
      missingText="장르를 하나 이상 골라 주세요."
      above={
        genres.length > 0 && (
          <Chosen
            genres={genres}
            onRemove={(genre) => {
              // the last one has no neighbour to focus
              if (genres.length === 1) offered.current?.focus()
              put(genre)
            }}
          />
        )
      }
    >
      <Offered ref={offered} tabIndex={-1} aria-label="장르">
        {GENRES.map((genre) => (
          <li key={genre}>
            <Chip checked selected={genres.includes(genre)} onClick={() => toggle(genre)}>
              {genre}
            </Chip>
          </li>
        ))}
      </Offered>
    </StepFrame>
  )
}

interface ChosenProps {
  genres: readonly Genre[]
  onRemove: (genre: Genre) => void
}

/** The chosen genres in order, in one scrolling line, so that the button does not move. */
function Chosen({ genres, onRemove }: ChosenProps) {
  const line = useEndInSight<HTMLDivElement>(genres.length)
  return (
    <>
      <Label>선택한 장르</Label>
      <Line ref={line} role="group" aria-label="선택한 장르" tabIndex={0}>
        <ul>
          {genres.map((genre) => (
            <li key={genre}>
              <Chip
                removable
                aria-label={`${genre} 빼기`}
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget)
                  onRemove(genre)
                }}
              >
                {genre}
              </Chip>
            </li>
          ))}
        </ul>
      </Line>
    </>
  )
}

const Offered = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 8px;
  padding: 4px var(--gutter) 0;
  button {
    min-height: 44px;
  }
`

const Label = styled.p`
  margin-bottom: 6px;
  ${theme.type.label}
  color: ${theme.color.t2};
`

/* extends the line over the padding of the dock */
const Line = styled.div`
  margin: 0 calc(var(--gutter) * -1) 12px;
  overflow-x: auto;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -2px;
  }
  ul {
    display: flex;
    gap: 8px;
    width: max-content;
    padding: 4px var(--gutter);
  }
`
