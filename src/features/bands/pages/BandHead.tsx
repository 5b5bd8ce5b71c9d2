import styled from '@emotion/styled'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import type { BandState } from '../bandState.ts'

/** Cover, name and subtitle of the band. */
export const BandHead = ({ head: { title, subtitle, image, seed } }: { head: BandState }) => (
  <Row>
    <Cover seed={seed} src={image} size={72} eager />
    <div>
      <h1>{title}</h1>
      {subtitle !== '' && <p>{subtitle}</p>}
    </div>
  </Row>
)

interface BandHeadSkeletonProps {
  /** The kind of page, read out while the band's name is unknown. */
  heading: string
  /** The band's name, if the URL has it. */
  name?: string | undefined
}

export const BandHeadSkeleton = ({ heading, name }: BandHeadSkeletonProps) => (
  <Row aria-busy="true">
    {!name && <VisuallyHidden as="h1">{heading}</VisuallyHidden>}
    <Skeleton width={72} height={72} radius={14} css={{ flex: 'none' }} />
    <div>
      {name ? <h1>{name}</h1> : <Skeleton width="46%" height={22} css={{ margin: '4px 0' }} />}
      <Skeleton width="78%" height={14} css={{ margin: '8px 0 4px' }} />
    </div>
  </Row>
)

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 4px var(--gutter) 0;
  > div:last-of-type {
    flex: 1;
    min-width: 0;
  }
  h1,
  p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    /* a phone at 200 % zoom */
    @media (max-width: 280px) {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  h1 {
    ${theme.type.title2}
  }
  p {
    ${theme.type.body2}
    color: ${theme.color.t2};
  }
`
