import { Banner } from '#src/features/notifications/Banner.tsx'
import { ToastView } from '#src/toasts/ToastView.tsx'
import { UsersIcon } from '../icons/UsersIcon.tsx'
import { Skeleton } from '../lists/Skeleton.tsx'
import { Column, Row, Section } from './Section.tsx'

const ignore = () => {}

export function BarsAndStates() {
  return (
    <>
      <Section title="토스트와 배너">
        <Column>
          <ToastView tone="ok" text="아카이브에 추가되었습니다!" actionLabel="취소" onAction={ignore} />
          <ToastView tone="error" text="요청 전송에 실패했습니다." />
          <Banner icon={<UsersIcon size={22} />} text="새로운 친구 요청이 왔어요!" />
        </Column>
      </Section>
      <Section title="뼈대">
        <Row gap={14}>
          <Skeleton width={52} height={52} radius={10} />
          <div style={{ flex: 1 }}>
            <Skeleton width="60%" height={16} />
            <div style={{ marginTop: 10 }}>
              <Skeleton width="36%" height={12} />
            </div>
          </div>
        </Row>
      </Section>
    </>
  )
}
