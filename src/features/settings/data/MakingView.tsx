import styled from '@emotion/styled'
import type { DataExport } from '#contract/http/auth/dataExport.ts'
import { asApiError } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ProgressBar } from '#src/ui/media/ProgressBar.tsx'
import { useCancelExportMutation } from './dataApi.ts'
import { CANCEL_FAILED_TEXT, progressOf } from './dataTexts.ts'
import { DataView, FileCard } from './DataView.tsx'

/** How far the file is; leaving the screen does not stop it. */
export function MakingView({ data }: { data: DataExport }) {
  const [cancel, { isLoading, error }] = useCancelExportMutation()
  const { title, help, percent } = progressOf(data)
  return (
    <DataView
      title={['파일을', '만들고 있어요']}
      help={
        <>
          보통 10분쯤 걸려요. 화면을 나가도 계속되고,
          <br />
          준비되면 알림을 보내드려요.
        </>
      }
      failure={error ? failureOrOfflineText(asApiError(error), CANCEL_FAILED_TEXT) : undefined}
      dock={
        <>
          <Button block loading loadingLabel="만드는 중...">
            파일 만들기
          </Button>
          <Button kind="ghost" block loading={isLoading} onClick={() => void cancel()}>
            그만두기
          </Button>
        </>
      }
    >
      <FileCard title={title} help={help} isQuiet>
        <Line>
          <ProgressBar label="파일 만들기" percent={percent} />
        </Line>
      </FileCard>
    </DataView>
  )
}

/* the bar has room for its playhead above and below */
const Line = styled.div`
  margin: 12px 0 -6px;
`
