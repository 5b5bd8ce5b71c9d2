import { ConnectionStrip } from '#src/ui/frame/ConnectionStrip.tsx'
import type { AppRoute } from '../routes/routeTable.ts'
import { ShellHeader } from './ShellHeader.tsx'
import { useIsOnline } from './useIsOnline.ts'

export function TopBars({ route }: { route: AppRoute }) {
  const isOnline = useIsOnline()
  return (
    <>
      <ShellHeader route={route} />
      {!isOnline && route.access === 'member' && (
        <ConnectionStrip text="오프라인입니다. 연결되면 자동으로 전송합니다." />
      )}
    </>
  )
}
