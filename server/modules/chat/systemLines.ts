/** The texts of CH6 and CH7, stored as SYSTEM messages. */
export const joinedLine = (nickname: string) => `${nickname}님이 채팅방에 참여하셨습니다.`
export const leftLine = (nickname: string) => `${nickname}님이 채팅방을 나갔습니다.`
