import { defineConfig } from '@playwright/test'

const root = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests',
  globalSetup: './global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Guards against hanging, never figures: a busy machine may take its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1280, height: 800 },
    // Recording every test costs a sixth of the run; E2E_TRACE=1 asks for it.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // Chromium's sandbox refuses to run as root, which containers do.
      args: root ? ['--no-sandbox'] : [],
    },
  },
})
