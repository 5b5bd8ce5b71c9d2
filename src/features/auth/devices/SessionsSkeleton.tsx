import styled from '@emotion/styled'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { SettingGroup } from '#src/ui/lists/SettingRow.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { Place } from './Sessions.tsx'

/** The skeleton of this device and two others. */
export function SessionsSkeleton() {
  return (
    <Loading>
      <Place aria-hidden="true">
        <SettingGroup>
          <Row />
        </SettingGroup>
        <Skeleton width={72} height={18} css={{ margin: '33px 0 17px' }} />
        <SettingGroup>
          <Row />
          <Row />
        </SettingGroup>
      </Place>
    </Loading>
  )
}

const Row = () => (
  <Box>
    <Skeleton width={24} height={24} css={{ flex: 'none' }} />
    <div>
      <Skeleton width="46%" height={16} />
      <Skeleton width="64%" height={12} />
    </div>
  </Box>
)

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 94px;
  > div:last-child {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
`
