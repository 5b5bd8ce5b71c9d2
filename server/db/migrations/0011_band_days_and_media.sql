CREATE TABLE "band_days" (
	"band_id" bigint NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "band_days_band_id_day_pk" PRIMARY KEY("band_id","day"),
	CONSTRAINT "band_days_day" CHECK ("band_days"."day" in ('MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'))
);
--> statement-breakpoint
ALTER TABLE "bands" ADD COLUMN "media_url" text;--> statement-breakpoint
ALTER TABLE "band_days" ADD CONSTRAINT "band_days_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "public"."bands"("id") ON DELETE cascade ON UPDATE no action;