import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { AppIcon } from '#src/ui/art/AppIcon.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { AddHomeIcon } from '#src/ui/icons/AddHomeIcon.tsx'
import { BackIcon } from '#src/ui/icons/BackIcon.tsx'
import { ChevronRightIcon } from '#src/ui/icons/ChevronRightIcon.tsx'
import { DocumentIcon } from '#src/ui/icons/DocumentIcon.tsx'
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx'
import { LockIcon } from '#src/ui/icons/LockIcon.tsx'
import { PagesIcon } from '#src/ui/icons/PagesIcon.tsx'
import { ShareIosIcon } from '#src/ui/icons/ShareIosIcon.tsx'
import { DrawnSteps, type Step } from '#src/ui/lists/DrawnSteps.tsx'
import { Add, Body, Dot, Hit, Note, Row, Toolbar, Url } from './InstallIosPage.styles.ts'

const STEPS: readonly Step[] = [
  {
    name: 'share',
    text: (
      <>
        아래에서 <b>공유 버튼</b>을 눌러주세요
      </>
    ),
    note: '안 보이면 더보기 안에 있어요.',
    drawing: (
      <>
        <Url>
          <LockIcon size={14} />
          주소창
        </Url>
        <Toolbar>
          <span>
            <BackIcon size={22} />
          </span>
          <span>
            <ChevronRightIcon size={22} />
          </span>
          <Hit>
            <ShareIosIcon />
            <Dot data-corner />
          </Hit>
          <span>
            <DocumentIcon size={22} />
          </span>
          <span>
            <PagesIcon size={22} />
          </span>
        </Toolbar>
      </>
    ),
  },
  {
    name: 'choose',
    text: (
      <>
        목록을 올려 <b>홈 화면에 추가</b>를 골라주세요
      </>
    ),
    drawing: (
      <>
        <Row>
          책갈피 추가
          <DocumentIcon size={20} />
        </Row>
        <Row data-hit>
          <span>
            홈 화면에 추가
            <Dot />
          </span>
          <AddHomeIcon size={22} />
        </Row>
      </>
    ),
  },
  {
    name: 'add',
    text: (
      <>
        오른쪽 위 <b>추가</b>를 누르면 끝이에요
      </>
    ),
    drawing: (
      <Row data-tall>
        <span>
          <AppIcon size={38} />
          <b>합주</b>
        </span>
        <Add>
          추가
          <Dot />
        </Add>
      </Row>
    ),
  },
]

/** `/install/ios`: Safari has no question of its own, so the steps are drawn. */
export default function InstallIosPage() {
  const goBack = useGoBack(paths.home())
  return (
    <>
      <AppHeader onClose={goBack} />
      <Body>
        <h1>
          사파리에서
          <br />홈 화면에 추가해주세요
        </h1>
        <DrawnSteps steps={STEPS} />
        <Note>
          <InfoIcon size={16} />
          다른 앱 안에서 열었다면 사파리로 다시 열어주세요.
        </Note>
      </Body>
      <Dock>
        <Button kind="red" block onClick={goBack}>
          알겠어요
        </Button>
      </Dock>
    </>
  )
}
