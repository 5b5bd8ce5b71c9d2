ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_types";--> statement-breakpoint
-- The settings of before were kept by type. CHAT also silenced the toasts of messages, but never their counts.
UPDATE "notification_settings" SET
  "without_toast" =
    case when 'CHAT' = any ("without_toast") then array['MESSAGE', 'MENTION'] else '{}'::text[] end
    || case when "without_toast" @> array['CHAT', 'FRIEND'] then array['REQUEST'] else '{}'::text[] end
    || case when 'BAND' = any ("without_toast") then array['APPLICATION', 'DECISION'] else '{}'::text[] end,
  "without_badge" =
    case when "without_badge" @> array['CHAT', 'FRIEND'] then array['REQUEST'] else '{}'::text[] end
    || case when 'BAND' = any ("without_badge") then array['APPLICATION', 'DECISION'] else '{}'::text[] end;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "muted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "muted_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "mentions_heard" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "without_push" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "hide_text" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_muted" CHECK ("participants"."muted_at" is not null or "participants"."muted_until" is null);--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_kinds" CHECK ("notification_settings"."without_push" || "notification_settings"."without_badge" || "notification_settings"."without_toast" <@ array['MESSAGE', 'MENTION', 'REQUEST', 'APPLICATION', 'DECISION']);