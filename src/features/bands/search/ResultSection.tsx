import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import type { Found } from '#src/features/music/public.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
import { PartFailure } from '#src/ui/lists/PartFailure.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { theme } from '#src/ui/theme.ts'
import { FOUND_MAX } from './found.ts'

/** Results before 더 보기, so that every section is visible. */
const AT_FIRST = 4

interface ResultSectionProps<Item> {
  title: string
  found: Found<Item>
  keyOf: (item: Item) => string | number
  children: (item: Item) => ReactNode
}

/** The results of one kind; nothing without results. Needs a `key` per text, which resets 더 보기. */
export function ResultSection<Item>({ title, found, keyOf, children }: ResultSectionProps<Item>) {
  const [isWhole, setIsWhole] = useState(false)
  if (found.status === 'waiting')
    return (
      <Section title={title} bleed>
        <SkeletonRows count={2} label={`${title} 찾는 중`} />
      </Section>
    )
  if (found.status === 'failed')
    return (
      <Section title={title}>
        <PartFailure text={`${title} 검색 결과를 불러오지 못했습니다.`} onRetry={found.retry} />
      </Section>
    )
  const { items } = found
  if (items.length === 0) return null
  const shown = isWhole ? items : items.slice(0, AT_FIRST)
  const count = items.length < FOUND_MAX ? `${items.length}` : `${FOUND_MAX}+`
  return (
    <Section
      bleed
      title={
        <>
          {title} <Count>{count}</Count>
        </>
      }
    >
      <ul>
        {shown.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {shown.length < items.length && (
        <More>
          <TextButton onClick={() => setIsWhole(true)}>
            {title} {items.length - shown.length}개 더 보기
          </TextButton>
        </More>
      )}
    </Section>
  )
}

const Count = styled.span`
  margin-left: 2px;
  ${theme.type.numbers}
  color: ${theme.color.t3};
`

const More = styled.p`
  padding: 0 var(--gutter);
`
