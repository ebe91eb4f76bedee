import { Router } from 'express';
import type { ContextFactory } from '../context';
import { SCHEDULE_FORMATS, monthCalendar, monthSchedule } from '../domain/months/month-files';
import { UserError, tooManyRequests } from '../domain/user-error';
import { signedIn } from '../domain/viewer';
import { refusalOf } from './refusal-status';

/**
 * GET /months/{id}/schedule.csv?format=hootsuite: dates and captions of the caller's month for a tool that schedules
 * posts; GET /months/{id}/calendar.ics: its posts with reminders.
 */
export function monthFiles(contextOf: ContextFactory): Router {
  const router = Router();
  router.get('/months/:id/:file', async (request, response, next) => {
    const { id, file } = request.params;
    if (file !== 'schedule.csv' && file !== 'calendar.ics') return next();
    response.set({ 'cache-control': 'no-store', vary: 'Cookie, Authorization', 'x-content-type-options': 'nosniff' });
    try {
      const ctx = await contextOf(request, response);
      const { userId } = signedIn(ctx);
      const wait = await ctx.limits.take('exportPerAccount', userId);
      if (wait > 0) throw tooManyRequests('You have downloaded many files.', wait);
      if (file === 'calendar.ics') {
        const calendar = await monthCalendar(ctx, id);
        response.attachment('postloom-month.ics').type('text/calendar').send(calendar);
        return;
      }
      const wanted = request.query['format'] ?? 'table';
      const format = SCHEDULE_FORMATS.find((one) => one === wanted);
      if (!format) throw new UserError('INVALID_INPUT', `format is one of ${SCHEDULE_FORMATS.join(', ')}.`, ['format']);
      const schedule = await monthSchedule(ctx, id, format);
      response.attachment(`postloom-month-${format}.csv`).type('text/csv').send(schedule);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      if (refusal.wait) response.set('retry-after', String(refusal.wait));
      response.status(refusal.status).json(refusal.body);
    }
  });
  return router;
}
