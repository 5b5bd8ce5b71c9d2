/** The rooms at the top of the list, with their messages. Drawing 62 says it to the member. */
export const ROOMS_KEPT = 30
/** The newest of each room. */
export const MESSAGES_KEPT = 200
