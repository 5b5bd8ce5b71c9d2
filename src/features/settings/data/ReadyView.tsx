import styled from '@emotion/styled'
import { useState } from 'react'
import type { DataExport } from '#contract/http/auth/dataExport.ts'
import { asApiError } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import { useNow } from '#src/lib/time/now.ts'
import { toInstant } from '#src/lib/time/time.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { LockIcon } from '#src/ui/icons/LockIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { useAskForExport } from './dataApi.ts'
import { ASK_FAILED_TEXT, DOWNLOAD_FAILED_TEXT, momentInWords, sizeInWords } from './dataTexts.ts'
import { DataView, FileCard } from './DataView.tsx'

interface ReadyViewProps {
  data: DataExport
  /** Reads the export again: its address is good for minutes only. */
  onFresh: () => Promise<DataExport | undefined>
}

/** The file, for a day. */
export function ReadyView({ data, onFresh }: ReadyViewProps) {
  const now = useNow()
  const { ask, isAsking, error } = useAskForExport()
  const [isFetching, setIsFetching] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function download() {
    setIsFetching(true)
    setHasFailed(false)
    const fresh = await onFresh()
    setIsFetching(false)
    if (fresh?.url) save(fresh.url, fresh.fileName ?? '')
    // over meanwhile: the screen asks for a new one
    else if (fresh === undefined) setHasFailed(true)
  }

  const failure = error
    ? failureOrOfflineText(asApiError(error), ASK_FAILED_TEXT)
    : hasFailed
      ? DOWNLOAD_FAILED_TEXT
      : undefined
  const { fileName, bytes, readyAt, expiresAt } = data
  return (
    <DataView
      title={['파일이', '준비됐어요']}
      help={
        <>
          {momentInWords(toInstant(expiresAt ?? ''), now)}까지 받을 수 있어요.
          <br />그 뒤에는 안전하게 지워요.
        </>
      }
      failure={failure}
      dock={
        <>
          <Button kind="red" block loading={isFetching} onClick={() => void download()}>
            내려받기
          </Button>
          <Button kind="ghost" block loading={isAsking} onClick={ask}>
            새로 만들기
          </Button>
        </>
      }
    >
      <FileCard
        title={fileName ?? ''}
        help={`${sizeInWords(bytes ?? 0)} · ${momentInWords(toInstant(readyAt ?? ''), now)}`}
      />
      <Note>
        <LockIcon size={20} />
        <span>
          채팅과 음성이 들어 있어요.
          <br />
          함께 쓰는 기기라면 받은 뒤에 지워주세요.
        </span>
      </Note>
    </DataView>
  )
}

/** The answer is a download, so the page stays. It may be large: nothing of it is held in memory. */
function save(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

const Note = styled.div`
  display: flex;
  gap: 10px;
  margin-top: 12px;
  padding: 14px 16px;
  border-radius: ${theme.radius.m}px;
  background: ${theme.color.s1};
  ${theme.type.label}
  font-weight: 500;
  color: ${theme.color.t2};
  svg {
    flex: none;
    color: ${theme.color.warn};
  }
`
