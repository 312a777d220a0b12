import puppeteer from 'puppeteer-core';
import { CHROMIUM_ARGUMENTS, systemChromium, UNSEEN_FEATURES } from '../support/chromium';
import type { Driver } from './other-browsers';
import { driverOf } from './puppeteer';

/**
 * Chromium with a profile as a person has it: Playwright switches the partitioning of storage off, and its contexts are off
 * the record, which denies a frame of another site all storage. Undefined where the system has none.
 */
export async function openChromiumProfile(): Promise<Driver | undefined> {
	const executablePath = systemChromium();
	if (!executablePath) return undefined;
	const args = [...CHROMIUM_ARGUMENTS, `--disable-features=${UNSEEN_FEATURES.join(',')}`];
	return driverOf(await puppeteer.launch({ executablePath, args, headless: true }));
}
