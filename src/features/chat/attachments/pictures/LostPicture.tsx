import { TextButton } from '#src/ui/controls/TextButton.tsx'

/** Shown in place of a picture that does not load. */
export function LostPicture({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      사진을 불러오지 못했습니다.
      <TextButton underlined onClick={onRetry}>
        다시 시도
      </TextButton>
    </>
  )
}
