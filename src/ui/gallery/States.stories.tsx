import { Button } from '../controls/Button.tsx'
import { ConnectionStrip } from '../frame/ConnectionStrip.tsx'
import { StaleStrip } from '../frame/StaleStrip.tsx'
import { StepHead } from '../frame/StepHead.tsx'
import { BellIcon } from '../icons/BellIcon.tsx'
import { AskCard, AskTile } from '../lists/AskCard.tsx'
import { DrawnSteps } from '../lists/DrawnSteps.tsx'
import { Loading } from '../lists/Loading.tsx'
import { MissingState } from '../lists/MissingState.tsx'
import { PartFailure } from '../lists/PartFailure.tsx'
import { RetryState } from '../lists/RetryState.tsx'
import { SkeletonRows } from '../lists/SkeletonRows.tsx'
import { UploadProgress } from '../media/UploadProgress.tsx'
import { Column } from './Section.tsx'

export default { title: 'States' }

const ignore = () => {}
const page = { minHeight: 560, display: 'flex', flexDirection: 'column' } as const

export const Failed = {
  render: () => (
    <main style={page}>
      <RetryState title="밴드를 불러오지 못했습니다." help="잠시 후 다시 시도해 주세요." onRetry={ignore} />
    </main>
  ),
}

export const Missing = {
  render: () => (
    <main style={page}>
      <MissingState title="밴드를 찾을 수 없어요." help="삭제되었거나 주소가 잘못됐어요." onBack={ignore} />
    </main>
  ),
}

export const Waiting = {
  render: () => (
    <main style={page}>
      <Loading>
        <SkeletonRows count={3} thumb="square" />
      </Loading>
    </main>
  ),
}

export const Parts = {
  render: () => (
    <main style={{ padding: '0 20px' }}>
      <Column gap={24}>
        <ConnectionStrip text="인터넷 연결이 끊겼어요" />
        <ConnectionStrip text="다시 연결하는 중..." busy />
        <StaleStrip text="연결이 끊겼어요" since="12분 전에 받은 내용이에요" />
        <PartFailure text="추천곡을 불러오지 못했습니다." onRetry={ignore} />
        <PartFailure text="추천곡을 불러오지 못했습니다." onRetry={ignore} boxed />
        <UploadProgress progress={0.4} />
        <UploadProgress progress={null} />
        <StepHead title={['좋아하는', '아티스트를 골라주세요']} help="3명 이상 고르면 좋아요." />
      </Column>
    </main>
  ),
}

export const Asking = {
  render: () => (
    <main style={{ padding: 20 }}>
      <Column gap={24}>
        <AskCard
          lead={
            <AskTile>
              <BellIcon />
            </AskTile>
          }
          title="합주를 닫아도 알려드릴게요"
          reason="메시지와 합격 소식을 이 휴대폰으로 보내드려요."
        >
          <Button size="m">나중에</Button>
          <Button size="m" kind="red">
            알림 받기
          </Button>
        </AskCard>
        <DrawnSteps
          steps={[{ name: 'open', text: '알림을 열어주세요', note: '설정 안에 있어요.', drawing: '알림' }]}
        />
      </Column>
    </main>
  ),
}
