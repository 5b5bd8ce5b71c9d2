import { useEffect, useRef } from 'react'
import type { Notification } from '#contract/http/notifications.ts'
import { asApiError } from '#src/api/apiError.ts'
import { logProblem } from '#src/lib/log.ts'
import { useReadNotificationMutation } from './notificationsApi.ts'

/** Who opens a notification has read it (N2, once a visit). A failure is only logged: opening it again tries again. */
export function useMarkRead({ notificationId, type, isRead }: Notification): void {
  const [markRead] = useReadNotificationMutation()
  const isAsked = useRef(false)

  useEffect(() => {
    if (isAsked.current || isRead === 'READ') return
    isAsked.current = true
    void markRead({ notificationId, type }).then(({ error }) => {
      if (error) logProblem('a notification could not be marked as read', asApiError(error))
    })
  }, [markRead, notificationId, type, isRead])
}
