import type { DataExport } from '#contract/http/auth/dataExport.ts'
import { asApiError } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ChatIcon } from '#src/ui/icons/ChatIcon.tsx'
import { MusicIcon } from '#src/ui/icons/MusicIcon.tsx'
import { TabMyIcon } from '#src/ui/icons/TabMyIcon.tsx'
import { UsersIcon } from '#src/ui/icons/UsersIcon.tsx'
import { SettingGroup, SettingRow } from '#src/ui/lists/SettingRow.tsx'
import { useAskForExport } from './dataApi.ts'
import { ASK_FAILED_TEXT, MAKE_FAILED_TEXT } from './dataTexts.ts'
import { DataView } from './DataView.tsx'

/** What the file will have, and the button that asks for it. */
export function AskView({ data: { state, counts } }: { data: DataExport }) {
  const { ask, isAsking, error } = useAskForExport()
  const failure = error
    ? failureOrOfflineText(asApiError(error), ASK_FAILED_TEXT)
    : state === 'FAILED'
      ? MAKE_FAILED_TEXT
      : undefined
  return (
    <DataView
      title={['합주에 남긴 것을', '모두 담아드려요']}
      help={
        <>
          압축 파일 하나로 받아요.
          <br />
          다른 멤버가 보낸 채팅은 담지 않아요.
        </>
      }
      failure={failure}
      dock={
        <Button kind="red" block loading={isAsking} loadingLabel="시작하는 중..." onClick={ask}>
          파일 만들기
        </Button>
      }
    >
      <SettingGroup>
        <SettingRow icon={<TabMyIcon />} title="프로필과 연주 정보" end={null} />
        <SettingRow
          icon={<MusicIcon />}
          title="저장한 곡과 폴더"
          summary={counts && `${inWords(counts.tracks)}곡 · 폴더 ${inWords(counts.folders)}개`}
          end={null}
        />
        <SettingRow
          icon={<ChatIcon />}
          title="내가 보낸 채팅과 음성"
          summary={counts && `${inWords(counts.messages)}개`}
          end={null}
        />
        <SettingRow
          icon={<UsersIcon />}
          title="밴드와 지원 기록"
          summary={counts && `밴드 ${inWords(counts.bands)}팀 · 지원 ${inWords(counts.applications)}번`}
          end={null}
        />
      </SettingGroup>
    </DataView>
  )
}

const inWords = (count: number) => count.toLocaleString('ko-KR')
