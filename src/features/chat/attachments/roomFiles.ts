import { createContext, useContext } from 'react'

/** The room actions for the pictures and sounds of a conversation. */
export interface RoomFiles {
  roomId: number
  /** Shows a picture in full screen, by the key of its row. */
  openPicture: (key: string) => void
  /** Downloads the file of a message; shows an error itself. */
  save: (file: SavedFile) => void
}

export interface SavedFile {
  attachmentId: number
  url: string
  /** Machine-readable time of the message. */
  dateTime: string
}

/** Null outside of a conversation, where no new URL can be requested. */
export const RoomFilesContext = createContext<RoomFiles | null>(null)

export const useRoomFiles = () => useContext(RoomFilesContext)
