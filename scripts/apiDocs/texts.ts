/** The introductions of both documents and of the page, in Markdown. */

/** Joins the lines of each paragraph. */
const paragraphs = (text: string) => text.trim().replace(/(?<=\S)\n(?=\S)/g, ' ')

export const HTTP_INTRODUCTION = paragraphs(`
The calls of 합주, generated from \`contract/http\` by \`npm run api:docs\`. The socket has a document of its
own, \`asyncapi.json\`.

**Ids.** Every call has an id (\`CH4\`) and a name (\`listMessages\`). Both stand in the code from the
button to the table. "Ours" marks what goes beyond the contract that the product came with. \`W…\` and
\`P…\` are decisions, in \`docs/product/decisions.md\`.

**Answers.** A failure always comes in the envelope \`Failure\`, whose \`code\` says which one it is. A
success is the value itself, the value as \`result\` of the envelope \`Success\`, or that envelope alone.
Every answer carries \`X-Request-Id\`.

**Who calls.** A call that needs a token wants it as \`Authorization: Bearer <accessToken>\`. Where it is
optional a bad one counts as none.

**What is sent.** These schemas describe the plain form. The server also takes texts with blanks around
them, and other spellings where a comment says so; unknown fields are ignored. No text may hold U+0000.
\`x-max-graphemes\` is the length of a text as people count it, in grapheme clusters.
\`x-max-distinct-items\` is how many different entries a list may have. \`x-max-bytes\` is the size of a
file. \`examples\` of a text that has no \`enum\` are the words it is made into.

**What JSON Schema cannot say** stands in the comments: that one field decides about another (CH4 \`cursor\`
and \`after\`, CH9 \`chatId\` and \`bandId\`, the two ends of an age), that entries are unique, what a text
is turned into, and that an address has to begin with http.

**Times** are UTC with \`Z\`. Days are days in Seoul.
`)

export const SOCKET_INTRODUCTION = paragraphs(`
The socket of 합주, generated from \`contract/ws\` by \`npm run api:docs\`. The calls have a document of their
own, \`openapi.json\`. \`docs/realtime.md\` tells how a connection lives, what is refused and what survives
a drop.

**A connection.** CONNECT carries the access token; CONNECTED answers with heart-beats of 4 s, and with the
e-mail as \`user-name\`. A token that is missing or bad, or a frame that breaks STOMP, is answered with one
ERROR frame. Its header \`message\` is the code, its body the failure envelope; then the connection ends.

**Frames.** The server sends MESSAGE frames to subscriptions, the client sends SEND frames. A refused SEND
or SUBSCRIBE is told on WS4 and ends nothing. A \`receipt\` is answered once the frame has been carried out.
Nothing is acknowledged: what a client has missed it reads with CH4.
`)
