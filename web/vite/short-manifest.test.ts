import { expect, test } from 'vitest'
import { shortened } from './short-manifest.ts'

test('the table of routes keeps what the router reads and loses the rest', () => {
  const whole = {
    entry: { module: '/assets/entry.js', imports: ['/assets/a.js'] },
    routes: {
      root: {
        id: 'root',
        path: '',
        hasLoader: true,
        hasAction: false,
        module: '/assets/root.js',
        imports: ['/assets/a.js'],
        css: ['/assets/root.css'],
      },
      home: { id: 'home', parentId: 'root', index: true, hasLoader: false, module: '/assets/home.js', css: [] },
    },
    url: '/assets/manifest.js',
    version: '1',
  }
  expect(JSON.parse(shortened(JSON.stringify(whole)))).toEqual({
    ...whole,
    routes: {
      root: { id: 'root', path: '', hasLoader: true, module: '/assets/root.js', css: ['/assets/root.css'] },
      home: { id: 'home', parentId: 'root', index: true, module: '/assets/home.js' },
    },
  })
})
