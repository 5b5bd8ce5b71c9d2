import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'
import { Actions, CoverPlace, SlideFrame, Stage, TagsPlace, Track } from './Stage.styles.ts'

const SLIDES = [-1, 0, 1]
const TAGS_PX = [84, 92, 64]

/** The carousel before the bands are loaded (docs/product/home.md "Carousel"). */
export function HomeSkeleton() {
  return (
    <>
      <Stage as="div" aria-hidden="true">
        <Track style={{ '--position': 0 } as CSSProperties}>
          {SLIDES.map((position) => (
            <SlideFrame key={position} data-on={position === 0} style={{ '--at': position } as CSSProperties}>
              <Row>
                {TAGS_PX.map((width) => (
                  <Skeleton key={width} width={width} height={32} radius={16} />
                ))}
              </Row>
              <CoverPlace>
                <Skeleton height="100%" radius={theme.radius.hero} />
              </CoverPlace>
              <Line width="58%" height={28} css={{ marginTop: 22 }} />
              <Line width="76%" height={18} css={{ marginTop: 12 }} />
              <Actions>
                <Skeleton width={56} height={56} radius="circle" />
                <Skeleton width="auto" height={56} radius={28} css={{ flex: 1 }} />
                <Skeleton width={56} height={56} radius="circle" />
              </Actions>
            </SlideFrame>
          ))}
        </Track>
      </Stage>
      <Saying role="status">밴드 정보를 불러오는 중...</Saying>
    </>
  )
}

const Row = styled(TagsPlace)`
  display: flex;
  gap: 6px;
`

const Line = styled(Skeleton)`
  margin: 0 auto;
`

const Saying = styled.p`
  padding-top: 16px;
  text-align: center;
  ${theme.type.body2}
  color: ${theme.color.t3};
`
