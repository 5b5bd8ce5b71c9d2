import { createAction } from '@reduxjs/toolkit'

/** Another member signed in, or nobody (null): per-member state is emptied, then restored from storage. */
export const memberChanged = createAction<number | null>('chat/memberChanged')

/** The store is ready. */
export const chatStarted = createAction('chat/started')
