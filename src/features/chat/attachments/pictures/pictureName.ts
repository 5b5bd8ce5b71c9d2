/** The alternative text of a picture: only its sender is known. */
export const pictureName = ({ mine, senderName }: { mine: boolean; senderName: string }) =>
  mine ? '내가 보낸 사진' : `${senderName}님이 보낸 사진`
