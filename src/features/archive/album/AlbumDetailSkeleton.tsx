import styled from '@emotion/styled'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'

export const COVER_PX = 232
const TITLE_WIDTHS = ['60%', '44%', '70%', '52%']

export function AlbumDetailSkeleton() {
  return (
    <Loading>
      <AlbumDetailHero aria-hidden="true">
        <Skeleton width={COVER_PX} height={COVER_PX} radius={theme.radius.hero} />
        <Skeleton width={180} height={26} css={{ marginTop: 28 }} />
        <Skeleton width={90} height={16} css={{ marginTop: 12 }} />
      </AlbumDetailHero>
      <Rows aria-hidden="true">
        {TITLE_WIDTHS.map((width) => (
          <div key={width}>
            <Skeleton width={16} height={16} css={{ flex: 'none' }} />
            <div>
              <Skeleton width={width} height={16} />
              <Skeleton width={72} height={12} />
            </div>
          </div>
        ))}
      </Rows>
    </Loading>
  )
}

/** Cover, name and artist from top to bottom; the loaded page uses the same layout. */
export const AlbumDetailHero = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 8px var(--gutter) 20px;
  text-align: center;
  overflow-wrap: anywhere;
  h1 {
    margin-top: 24px;
    ${theme.type.title1}
  }
  p {
    margin-top: 2px;
    ${theme.type.body1}
    color: ${theme.color.t2};
  }
`

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  padding: 12px var(--gutter) 0;
  > div {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  > div > div:last-child {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
`
