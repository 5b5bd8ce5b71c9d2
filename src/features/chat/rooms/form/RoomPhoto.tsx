import styled from '@emotion/styled'
import { UsersIcon } from '#src/ui/icons/UsersIcon.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { theme } from '#src/ui/theme.ts'

/** The chosen picture of a group, or a placeholder. */
export function RoomPhoto({ src }: { src: string | null }) {
  const none = (
    <None>
      <UsersIcon size={44} />
    </None>
  )
  return <Picture art={none} src={src} size={104} radius="50%" eager />
}

const None = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  height: 100%;
  background: ${theme.color.s2};
  color: ${theme.color.t3};
`
