import { webAddress } from '#src/lib/text/webAddress.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { ExternalIcon } from '#src/ui/icons/ExternalIcon.tsx'

/** Opens the music provider's page in a new tab. Nothing when there is no usable address. */
export function ListenLink({ address }: { address: string | null }) {
  const listenAt = webAddress(address)
  if (!listenAt) return null
  return (
    <a
      css={buttonCss}
      {...buttonLook({ size: 'm' })}
      href={listenAt}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ExternalIcon size={20} />
      들으러 가기
    </a>
  )
}
