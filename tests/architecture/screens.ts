/** Every address of docs/product.md "Screens", with `{…}` for parameters. */

const list = (text: string) => text.trim().split(/\s+/)

export const SCREENS = list(`
  / /artists /artists/{id} /bands/{id} /bands/{id}/chat /manual
  /my /my/setting /my/notifications /my/notifications/{id}
  /my/archive /my/archive/add /my/archive/artist /my/archive/album /my/archive/album/{albumId}
  /profile-other/{id} /profile-detail/{id}
  /home/people /home/people/{bandId} /home/playlist /home/playlist/{bandId} /home/prefer /home/prefer/{bandId}
  /home/chat /home/private-chat /home/chat-demo
  /join /join/change-chat-info /join/band-recruit/{id}
  /join/create-band /join/create-band/song /join/create-band/genre /join/create-band/artist
  /join/create-chat /join/create-chat/2 /join/saved-band /join/saved-band/{id}
  /search /band
  /login
  /password/email /password/verify /password/new /password/done
  /signup/email /signup/verify /signup/password-confirm /signup/password /signup/nickname /signup/profile /signup/complete
  /pre-test/artist /pre-test/session /pre-test/profile/complete /pre-test/profile/edit
`)

/** The first one is another address of the demo; the others are additions of this product. */
export const ALSO = [
  '/chat-demo',
  '/tracks/{id}',
  '/home/chat/invite/{code}',
  '/login/suspended',
  '/bands/{id}/apply',
  '/admin',
  '/admin/cases/{id}',
  '/admin/objections',
  '/admin/sanctions',
  '/admin/members',
  '/admin/actions',
  '/my/friends',
  '/install/ios',
  '/share',
  '/consent',
  '/signup/consent',
  '/policy/terms',
  '/policy/privacy',
  '/about',
  '/my/setting/blocks',
  '/my/setting/data',
  '/my/setting/notifications',
  '/my/setting/notifications/on',
  '/my/setting/password',
  '/my/setting/sessions',
]
