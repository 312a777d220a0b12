import puppeteer from 'puppeteer-core';
import { chromiumOptions } from '../support/chromium';
import type { Driver } from './other-browsers';
import { driverOf } from './puppeteer';

/**
 * Chromium with a profile as a person has it: Playwright switches the partitioning of storage off, and its contexts are off
 * the record, which denies a frame of another site all storage. Undefined where the system has none.
 */
export async function openChromiumProfile(): Promise<Driver | undefined> {
	const { executablePath, args = [] } = chromiumOptions();
	if (!executablePath) return undefined;
	return driverOf(await puppeteer.launch({ executablePath, args, headless: true }));
}
