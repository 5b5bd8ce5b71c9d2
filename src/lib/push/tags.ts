/** The tags of the notifications, so that the page can close them. */
export const roomTag = (roomId: number) => `room-${roomId}`
export const notificationTag = (notificationId: number) => `notification-${notificationId}`
