import { InputBar, InputBarField } from '#src/ui/controls/fields/InputBar.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { ConnectionStrip } from '#src/ui/frame/ConnectionStrip.tsx'
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx'
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx'
import { FileAudioIcon } from '#src/ui/icons/FileAudioIcon.tsx'
import { MicIcon } from '#src/ui/icons/MicIcon.tsx'
import { MoreIcon } from '#src/ui/icons/MoreIcon.tsx'
import { PhotoIcon } from '#src/ui/icons/PhotoIcon.tsx'
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx'
import { SendIcon } from '#src/ui/icons/SendIcon.tsx'
import { StopIcon } from '#src/ui/icons/StopIcon.tsx'
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { UploadRing } from './attachments/UploadRing.tsx'
import { AttachPanel } from './composer/AttachPanel.tsx'
import { ChatThread } from './demo/DemoThread.tsx'
import { ChatBubble } from './list/ChatBubble.tsx'
import { DateDivider } from './list/DateDivider.tsx'
import { SystemLine } from './list/SystemLine.tsx'
import { AudioBubble } from './voice/playback/AudioBubble.tsx'
import { RecordingBox } from './voice/recording/RecordingBox.tsx'

export default { title: 'Chat' }

const ignore = () => {}
const LEVELS = [22, 86, 40, 34, 65, 62, 70, 79, 30, 27, 72, 28, 96, 49, 42, 47, 52, 75, 88, 31, 35, 56].map(
  (n) => n / 100,
)
const face = <Avatar memberId={29} size={36} />

const Head = () => (
  <AppHeader
    onBack={ignore}
    lead={face}
    title="minseo"
    line
    end={<IconButton label="메뉴" icon={<MoreIcon />} />}
  />
)

export const Thread = {
  render: () => (
    <>
      <Head />
      <ChatThread as="main">
        <DateDivider dateTime="2025-07-08">2025년 7월 8일 화요일</DateDivider>
        <ChatBubble mine={false} first avatar={face} name="minseo">
          안녕하세요! 프로필 보고 연락드려요
        </ChatBubble>
        <ChatBubble mine={false} first={false} time="오후 5:40">
          혹시 아직 기타 자리 비어 있나요?
        </ChatBubble>
        <ChatBubble mine first time="오후 5:44" unread={1}>
          네 비어 있어요! 어떤 곡 주로 치세요?
        </ChatBubble>
        <SystemLine>taeo님이 들어왔습니다.</SystemLine>
        <ChatBubble mine={false} first avatar={face} name="minseo" time="오후 5:51" bare>
          <AudioBubble
            mine={false}
            state="idle"
            positionMs={0}
            durationMs={48_000}
            levels={LEVELS}
            onToggle={ignore}
            onSeek={ignore}
            rate={1}
            onRate={ignore}
          />
        </ChatBubble>
        <ChatBubble mine first time="오후 5:58" unread={12} bare>
          <AudioBubble
            mine
            state="playing"
            positionMs={8_000}
            durationMs={20_000}
            levels={LEVELS}
            onToggle={ignore}
            onSeek={ignore}
            rate={1.5}
            onRate={ignore}
          />
        </ChatBubble>
        <ChatBubble mine first={false} state="sending">
          보내는 중인 메시지예요
        </ChatBubble>
        <ChatBubble mine first state="failed" onRetry={ignore} onDelete={ignore}>
          이번 주말에 한번 맞춰볼까요?
        </ChatBubble>
        <ChatBubble mine={false} first avatar={face} name="minseo" time="오후 8:20">
          {
            '드럼 라인 이렇게 쳐봤는데 들어봐주세요!\n후렴 전에 필인은 더 줄여도 될 것 같아요. https://a-very-long-address.example/without-any-break-in-it'
          }
        </ChatBubble>
      </ChatThread>
      <InputBar
        start={<IconButton kind="s2" label="첨부 열기" icon={<PlusIcon />} />}
        end={<IconButton kind="red" label="보내기" icon={<SendIcon />} />}
      >
        <InputBarField aria-label="메시지" value="토요일 4시쯤 합정역 괜찮으세요?" onChange={ignore} />
      </InputBar>
    </>
  ),
}

export const Attaching = {
  render: () => (
    <>
      <Head />
      <ChatThread as="main" />
      <InputBar
        attached
        start={<IconButton kind="s2" label="첨부 닫기" icon={<CloseIcon />} />}
        end={<IconButton kind="s2" label="음성 메시지" icon={<MicIcon />} />}
      >
        <InputBarField aria-label="메시지" value="" onChange={ignore} placeholder="메시지를 입력하세요" />
      </InputBar>
      <AttachPanel
        items={[
          { label: '사진', icon: <PhotoIcon size={26} />, onSelect: ignore },
          { label: '지금 녹음', icon: <MicIcon size={26} />, onSelect: ignore },
          { label: '음성 파일', icon: <FileAudioIcon size={26} />, onSelect: ignore },
          { label: '일정', icon: <CalendarIcon size={26} />, onSelect: ignore, disabled: true },
        ]}
      />
    </>
  ),
}

export const Recording = {
  render: () => (
    <>
      <Head />
      <ConnectionStrip busy text="다시 연결하고 있어요" />
      <ChatThread as="main" />
      <InputBar
        start={<IconButton label="녹음 취소" icon={<TrashIcon />} />}
        end={<IconButton kind="red" label="녹음 끝내기" icon={<StopIcon />} />}
      >
        <RecordingBox elapsed="0:07" levels={LEVELS} />
      </InputBar>
    </>
  ),
}

/** A voice message in every state, all of the same size. */
export const Sounds = {
  render: () => (
    <>
      <Head />
      <ChatThread as="main">
        {(['idle', 'loading', 'playing', 'paused', 'failed'] as const).map((state, i) => (
          <ChatBubble key={state} mine={i % 2 === 1} first avatar={face} name="minseo" time="오후 5:51" bare>
            <AudioBubble
              mine={i % 2 === 1}
              state={state}
              positionMs={state === 'idle' ? 0 : 7_000}
              durationMs={21_000}
              levels={LEVELS}
              onToggle={ignore}
              onSeek={ignore}
              rate={1}
              onRate={ignore}
            />
          </ChatBubble>
        ))}
        <ChatBubble mine first state="sending" bare>
          <AudioBubble
            mine
            state="idle"
            positionMs={0}
            durationMs={21_000}
            levels={LEVELS}
            onToggle={ignore}
            onSeek={ignore}
            rate={1}
            onRate={ignore}
            dimmed
            end={<UploadRing label="음성 메시지 올리는 중" share={0.4} onCancel={ignore} />}
          />
        </ChatBubble>
        <ChatBubble mine first state="sending" bare>
          <AudioBubble
            mine
            state="idle"
            positionMs={0}
            durationMs={null}
            levels={LEVELS}
            onSeek={ignore}
            rate={1}
            onRate={ignore}
            dimmed
          />
        </ChatBubble>
      </ChatThread>
    </>
  ),
}
