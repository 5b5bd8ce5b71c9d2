import { expect, it } from 'vitest'
import { makeChunkNames } from './chunks.mjs'

/** Modules by id: what each imports, now and later. */
const APP = {
  'index.html': { imports: ['/src/main.ts'] },
  '/src/main.ts': { later: ['/src/app/showApp.tsx'] },
  '/src/app/showApp.tsx': {
    imports: ['/node_modules/react/index.js', '/src/ui/Button.tsx'],
    later: [
      '/src/app/frame/bars.ts',
      '/src/app/parts/chatPart.ts',
      '/src/app/parts/signupPart.ts',
      '/src/features/chat/RoomPage.tsx',
      '/src/features/chat/ListPage.tsx',
      '/src/features/signup/EmailPage.tsx',
      '/src/features/music/AlbumPage.tsx',
      '/src/features/profile/MyPage.tsx',
      '/src/features/home/HomePage.tsx',
      '/src/features/signup/NamePage.tsx',
      '/src/features/login/NotePage.tsx',
      '/src/toasts/Stack.tsx',
    ],
  },
  '/src/app/frame/bars.ts': { imports: ['/src/ui/AppHeader.tsx'] },
  '/src/app/parts/chatPart.ts': {
    imports: [
      '/src/features/chat/engine.ts',
      '/src/features/chat/roomList.ts',
      '/node_modules/redux-persist/index.js',
    ],
  },
  '/src/app/parts/signupPart.ts': {
    imports: ['/src/features/signup/draft.ts', '/node_modules/redux-persist/index.js'],
  },
  '/src/features/signup/draft.ts': {},
  '/node_modules/redux-persist/index.js': {},
  '/node_modules/@list/virtual/index.js': {},
  '/src/features/chat/engine.ts': {},
  '/src/features/chat/roomList.ts': { imports: ['/contract/text.ts'] },
  '/src/features/chat/RoomPage.tsx': {
    imports: [
      '/src/features/chat/bubble.tsx',
      '/node_modules/@list/virtual/index.js',
      '/src/ui/Button.tsx',
      '/src/ui/AppHeader.tsx',
      '/src/ui/Avatar.tsx',
    ],
    later: ['/src/features/chat/LeaveDialog.tsx', '/src/features/chat/PeopleSheet.tsx'],
  },
  '/src/features/chat/ListPage.tsx': {
    imports: [
      '/src/features/chat/bubble.tsx',
      '/src/features/chat/roomList.ts',
      '/src/features/music/Missing.tsx',
    ],
  },
  '/src/features/chat/bubble.tsx': {},
  '/src/features/chat/LeaveDialog.tsx': { imports: ['/src/ui/Dialog.tsx', '/src/ui/Menu.tsx'] },
  '/src/features/chat/PeopleSheet.tsx': { imports: ['/src/ui/Menu.tsx'] },
  '/src/ui/Menu.tsx': {},
  '/src/features/signup/EmailPage.tsx': {
    imports: [
      '/src/ui/Dialog.tsx',
      '/src/ui/Avatar.tsx',
      '/contract/text.ts',
      '/src/ui/Stepper.tsx',
      '/src/features/music/Missing.tsx',
    ],
  },
  '/src/toasts/Stack.tsx': { imports: ['/node_modules/notistack/index.js'] },
  '/src/ui/AppHeader.tsx': {},
  '/src/ui/Avatar.tsx': {},
  '/src/ui/Button.tsx': {},
  '/src/ui/Dialog.tsx': {},
  '/src/ui/Stepper.tsx': {},
  '/contract/text.ts': {},
  '/src/ui/Album.tsx': { code: 'x'.repeat(20_000) },
  '/src/ui/Crop.tsx': { code: 'x'.repeat(20_000) },
  '/src/features/music/AlbumPage.tsx': {
    imports: [
      '/src/ui/Album.tsx',
      '/src/features/music/Disc.tsx',
      '/src/features/music/Needle.tsx',
      '/src/features/music/Missing.tsx',
      '/node_modules/@list/virtual/index.js',
    ],
    later: ['/src/features/music/CoverSheet.tsx'],
  },
  '/src/features/music/CoverSheet.tsx': { imports: ['/src/ui/Crop.tsx'] },
  '/src/features/profile/MyPage.tsx': {
    imports: ['/src/ui/Album.tsx', '/src/ui/Crop.tsx', '/src/features/music/Missing.tsx'],
  },
  '/src/features/home/HomePage.tsx': {
    imports: ['/src/features/music/public.ts', '/src/ui/Skeleton.tsx'],
    code: `import { Disc as Record, Needle, type Size } from '#src/features/music/public.ts'`,
  },
  '/src/features/signup/NamePage.tsx': {
    imports: ['/src/features/music/public.ts'],
    code: `import { Disc, Sleeve } from "#src/features/music/public.ts"`,
  },
  '/src/features/login/NotePage.tsx': {
    imports: ['/src/features/music/public.ts', '/src/ui/Skeleton.tsx', '/src/features/music/Missing.tsx'],
    code: `import { Sleeve } from '#src/features/music/public.ts'`,
  },
  '/src/features/music/public.ts': {
    imports: [
      '/src/features/music/Disc.tsx',
      '/src/features/music/Needle.tsx',
      '/src/features/music/Sleeve.tsx',
      '/src/features/music/Box.tsx',
    ],
    code: `
      export { Disc, type Size } from './Disc.tsx'
      export { Needle } from './Needle.tsx'
      export { Sleeve } from './Sleeve.tsx'
      export { Box } from './Box.tsx'`,
  },
  '/src/features/music/Disc.tsx': { imports: ['/src/ui/Groove.tsx'] },
  '/src/features/music/Needle.tsx': {},
  '/src/features/music/Sleeve.tsx': {},
  '/src/features/music/Box.tsx': {},
  '/src/features/music/Missing.tsx': {},
  '/src/ui/Groove.tsx': {},
  '/src/ui/Skeleton.tsx': {},
  '/node_modules/notistack/index.js': {},
  '/node_modules/react/index.js': { imports: ['/src/ui/slim.ts'] },
  '/src/ui/slim.ts': {},
}

const importing = (id, how) => Object.keys(APP).filter((each) => APP[each][how]?.includes(id))
const graph = {
  getModuleInfo: (id) => ({
    isEntry: id === 'index.html',
    code: APP[id].code ?? '',
    importedIds: APP[id].imports ?? [],
    dynamicallyImportedIds: APP[id].later ?? [],
    importers: importing(id, 'imports'),
    dynamicImporters: importing(id, 'later'),
  }),
}
const chunkOf = makeChunkNames()

it.each([
  ['/src/main.ts', 'index', 'is the entry'],
  ['/src/app/showApp.tsx', 'first', 'is the next step of the entry'],
  ['/src/ui/Button.tsx', 'first', 'is needed by the first screen, whoever needs it besides'],
  ['/node_modules/react/index.js', 'libraries', 'outlives a release'],
  ['/src/ui/slim.ts', 'libraries', 'stands in for a part of a library, which runs first'],
  ['/src/ui/AppHeader.tsx', 'bars', 'is part of the frame of all screens'],
  ['/src/features/chat/engine.ts', 'chat', 'joins at sign-in'],
  ['/src/features/chat/roomList.ts', 'chat', 'joins at sign-in, and screens use it as well'],
  ['/contract/text.ts', 'shared', 'joins at sign-in and serves another feature'],
  ['/src/features/chat/bubble.tsx', 'chat-screens', 'is shared by two screens of a feature'],
  ['/src/ui/Avatar.tsx', 'shared', 'is shared by screens of two features'],
  ['/src/ui/Dialog.tsx', 'shared', 'is shared by a screen and a sheet of another feature'],
  ['/src/ui/Skeleton.tsx', 'bars', 'is shared by the home screen and another one'],
  ['/src/features/music/Disc.tsx', 'music-common', 'is a feature on the home screen and two others'],
  ['/src/ui/Groove.tsx', 'music-common', 'is there for that alone'],
  [
    '/src/features/music/Needle.tsx',
    'music-home',
    'is a feature on the home screen, and a screen of its own',
  ],
  ['/src/features/music/Sleeve.tsx', 'music-shared', 'is a feature in two others'],
  ['/src/features/music/Missing.tsx', 'shared', 'is a feature in most others'],
  ['/node_modules/redux-persist/index.js', 'parts', 'is what state of two features is kept with'],
  ['/node_modules/@list/virtual/index.js', 'listvirtual', 'is a package that screens of two features use'],
  ['/src/ui/Album.tsx', 'music-profile-screens', 'is much, and shared by two features alone'],
  ['/src/ui/Crop.tsx', 'music-profile-sheets', 'is much, and only one of two features has it in its screens'],
])('%s goes to %s: it %s', (id, chunk) => {
  expect(chunkOf(id, graph)).toBe(chunk)
})

it.each([
  ['/src/features/chat/RoomPage.tsx', 'a screen'],
  ['/src/features/chat/LeaveDialog.tsx', 'a sheet'],
  ['/src/ui/Stepper.tsx', 'what one screen alone needs'],
  ['/src/ui/Menu.tsx', 'what only sheets share'],
  ['/src/features/music/Box.tsx', 'what a feature hands on and nobody takes'],
  ['/node_modules/notistack/index.js', 'a library of a late part'],
])('%s stays by itself: %s', (id) => {
  expect(chunkOf(id, graph)).toBeNull()
})
