import puppeteer from 'puppeteer-core';
import { CHROMIUM_ARGUMENTS, systemChromium, UNSEEN_FEATURES } from '../support/chromium';
import type { Driver } from './other-browsers';
import { driverOf } from './puppeteer';

/** Chromium with a person's profile and partitioned storage. Undefined where the system has none. */
export async function openChromiumProfile(): Promise<Driver | undefined> {
	const executablePath = systemChromium();
	if (!executablePath) return undefined;
	const args = [...CHROMIUM_ARGUMENTS, `--disable-features=${UNSEEN_FEATURES.join(',')}`];
	return driverOf(await puppeteer.launch({ executablePath, args, headless: true }));
}
